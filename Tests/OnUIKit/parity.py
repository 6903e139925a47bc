#!/usr/bin/env python3
"""Compares what the samples of the Catalog show on the stage and over UIKit.

usage: parity.py STAGE_CATALOG UIKIT_CATALOG PICTURE_CHECKS [NAME...]

Runs every sample with both programs: there and back, under a finger that finishes the way back, under one
that lets it go, and with the way back requested during the way there. The transcripts have everything that is
drawn, at each frame and half-way between two frames. What a finger has let go follows a curve, and over UIKit
it moves once a frame: half-way it is not compared. Prints the largest difference of two numbers, in their own
unit (points, or parts of the whole for opacities and colours). A run in which numbers differ by more than 1e-6
is an error unless `parity-differences.txt` has it, below the reason; one of that list that does not differ is an
error too. Snapshots of UIKit have layers that show nothing: where the layers are others, the pictures of one frame
in six are compared, pixel by pixel.
"""
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
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


def transcript(catalog, name, way):
    run = subprocess.run(
        [catalog, "render", name, "--format", "transcript", *way], capture_output=True, text=True)
    return run.stdout if run.returncode == 0 else sys.exit(run.stderr)


def show_the_same(checks, transcripts):
    """True if the pictures of two transcripts are equal."""
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, f"{number}.transcript") for number in range(2)]
        for file, text in zip(files, transcripts):
            file.write_text(text)
        return subprocess.run([checks, "--same", *files], capture_output=True).returncode == 0


def differences():
    """The runs of the list."""
    lines = (HERE / "parity-differences.txt").read_text().splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    programs, checks, names = sys.argv[1:3], sys.argv[3], sys.argv[4:]
    if not names:
        listed = subprocess.run([programs[0], "list", "--json"], check=True, capture_output=True, text=True)
        names = [sample["name"] for sample in json.loads(listed.stdout)]
    runs = list(itertools.product(names, WAYS))

    def run(run):
        words = ["frame"] if run[1] in FINGERS else ["frame", "between"]
        transcripts = [transcript(program, *run) for program in programs]
        count, largest, place = compare(*transcripts, words)
        if place or largest == 0:
            return count, largest, place, False
        return count, largest, "other pictures", show_the_same(checks, transcripts)

    total, worst, painted, found, known = 0, 0.0, 0, set(), differences()
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        for (name, way), (count, largest, place, is_same) in zip(runs, pool.map(run, runs)):
            key = " ".join([name, *way])
            total += count
            if is_same:
                painted += 1
            elif largest > LIMIT:
                found.add(key)
                if key not in known:
                    print(f"{key}: {place}", flush=True)
            else:
                worst = max(worst, largest)
    compared = {" ".join([name, *way]) for name, way in runs}
    for key in sorted((known & compared) - found):
        print(f"is among the differences, and does not differ: {key}")
    print(f"{len(names)} samples, {len(runs)} runs, {total} display lists: the largest difference is {worst:.1e};"
          f" {painted} runs have other layers and the same pictures;"
          f" {len(found & known)} runs differ as parity-differences.txt says.")
    sys.exit(0 if found == known & compared else 1)


if __name__ == "__main__":
    main()
