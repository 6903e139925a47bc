#!/usr/bin/env python3
"""Compares what the samples of the Catalog show on the stage and over UIKit.

usage: parity.py STAGE_CATALOG UIKIT_CATALOG [NAME...]

Runs every sample with both programs: there and back, under a finger that finishes the way back, under one
that lets it go, and with the way back requested during the way there. The transcripts have everything that is
drawn, at each frame and half-way between two frames. What a finger has let go follows a curve, and over UIKit
it moves once a frame: half-way it is not compared. Prints the largest difference of two numbers, in their own
unit (points, or parts of the whole for opacities and colours). A run in which numbers differ by more than 1e-6
is an error unless `parity-differences.txt` has it, below the reason; one of that list that does not differ is an
error too. Snapshots of UIKit have layers that show nothing: where the layers are others, what Chromium shows of one
frame in six is compared, pixel by pixel.
"""
import argparse
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

from browser import chromium  # noqa: E402
from same import show_the_same  # noqa: E402

from differences import are_known  # noqa: E402

FINGERS = [["--interactive"], ["--cancel", "0.4"]]
WAYS = [[], *FINGERS, ["--interrupt", "0.4"]]
LIMIT = 1e-6
NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?(?![\w.])")
NAME = re.compile(r"\(\d+ \w+\)|\d+")
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def fields(line):
    """The named values of a line, as texts."""
    found, start, depth, quoted, skip = {}, 0, 0, False, False
    for index, letter in enumerate(line + " "):
        if skip:
            skip = False
        elif quoted:
            quoted, skip = letter != '"', letter == "\\"
        elif letter == '"':
            quoted = True
        elif letter in "()":
            depth += 1 if letter == "(" else -1
        elif letter == " " and not depth:
            name, equals, value = line[start:index].partition("=")
            if equals and name.isidentifier():
                found[name] = value
            start = index + 1
    return found


def lists(transcript, words):
    """The display lists that begin with some words: the leg and the instant, and the fields of each entry."""
    leg, instant, entries, order = "", "", {}, {}
    for line in transcript.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("frame", "between", "end"):
            if instant:
                keys = [key for kind in ("group", "clip", "item") for key in order.get(kind, [])]
                yield (leg, instant), [dict(entries.get(key, {})) for key in keys]
            instant = rest if word in words else ""
        elif word == "transitioning-transcript":
            leg, entries, order = TEXT.findall(rest)[0], {}, {}
        elif word in ("groups", "clips", "items"):
            kind = word[:-1]
            order[kind] = [(kind, name) for name in NAME.findall(rest)]
            # An entry that comes back has all its fields again.
            entries = {key: entry for key, entry in entries.items() if key[0] != kind or key in order[kind]}
        elif word in ("group", "clip", "item"):
            name = NAME.match(rest)[0]
            entry = entries.setdefault((word, name), {})
            for field, value in fields(rest[len(name):]).items():
                if value == "usual":
                    entry.pop(field, None)
                else:
                    entry[field] = value


def difference(a, b):
    """The largest difference between the numbers of two values; infinite if they differ otherwise."""
    if a is None or b is None or NUMBER.sub("#", a) != NUMBER.sub("#", b):
        return float("inf")
    pairs = zip(NUMBER.findall(a), NUMBER.findall(b))
    return max((abs(float(x) - float(y)) for x, y in pairs), default=0)


def compare(stage, uikit, words):
    """The count of the display lists, their largest difference, and where it is; no place if the layers are others."""
    count, largest, place = 0, 0.0, ""
    for one, other in itertools.zip_longest(lists(stage, words), lists(uikit, words)):
        count += 1
        if one is None or other is None or one[0] != other[0] or len(one[1]) != len(other[1]):
            return count, float("inf"), ""
        if one[1] == other[1]:
            continue
        for a, b in zip(one[1], other[1]):
            for field in a.keys() | b.keys():
                if a.get(field) == b.get(field):
                    continue
                gap = difference(a.get(field), b.get(field))
                if gap > largest:
                    largest = gap
                    place = (f"{one[0][0]} at {one[0][1]} s, {a.get('name', 'a clip or a group')}: {field} is"
                             f" {b.get(field)} instead of {a.get(field)}")
    return count, largest, place


def rendered(catalog, name, way, form):
    """What a program renders of a run."""
    run = subprocess.run(
        [catalog, "render", name, "--format", form, *way], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else sys.exit(run.stderr)


def compared(programs, name, way):
    """The comparison of a run's transcripts."""
    words = ["frame"] if way in FINGERS else ["frame", "between"]
    return compare(*(rendered(program, name, way, "transcript") for program in programs), words)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stage", metavar="STAGE_CATALOG")
    parser.add_argument("uikit", metavar="UIKIT_CATALOG")
    parser.add_argument("names", metavar="NAME", nargs="*")
    options = parser.parse_args()
    programs, names = [options.stage, options.uikit], options.names
    if not names:
        listed = subprocess.run(
            [programs[0], "list", "--json"], check=True, capture_output=True, text=True)
        names = [sample["name"] for sample in json.loads(listed.stdout)]
    runs = list(itertools.product(names, WAYS))
    total, worst, painted, found = 0, 0.0, 0, {}
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool, \
            chromium() as browser:
        results = pool.map(lambda run: compared(programs, *run), runs)
        for (name, way), (count, largest, place) in zip(runs, results):
            total += count
            if largest <= LIMIT:
                worst = max(worst, largest)
            elif not place and show_the_same(
                    browser, [rendered(program, name, way, "html") for program in programs]):
                painted += 1
            else:
                found[" ".join([name, *way])] = place or "other pictures"
    print(
        f"{len(names)} samples, {len(runs)} runs, {total} display lists: the largest difference is"
        f" {worst:.1e}; {painted} runs have other layers and the same pictures")
    sys.exit(not are_known(
        found, "parity-differences.txt", lambda line: not options.names or line.split()[0] in names))


if __name__ == "__main__":
    main()
